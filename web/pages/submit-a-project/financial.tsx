export default function Page() {
  return <h1>submit-a-project/financial</h1>;
}
