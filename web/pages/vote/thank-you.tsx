export default function Page() {
  return <h1>vote/thank-you</h1>;
}
