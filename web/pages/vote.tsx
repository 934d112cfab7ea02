export default function Page() {
  return <h1>vote</h1>;
}
