export default function Page() {
  return <h1>submit-a-project/describe-internal</h1>;
}
