export default function Page() {
  return <h1>submit-a-project/check</h1>;
}
