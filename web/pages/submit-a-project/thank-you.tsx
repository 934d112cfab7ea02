export default function Page() {
  return <h1>submit-a-project/thank-you</h1>;
}
