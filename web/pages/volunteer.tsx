export default function Page() {
  return <h1>volunteer</h1>;
}
