export default function Page() {
  return <h1>submit-a-project/acquainted</h1>;
}
