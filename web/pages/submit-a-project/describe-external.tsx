export default function Page() {
  return <h1>submit-a-project/describe-external</h1>;
}
