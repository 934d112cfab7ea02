export default function Page() {
  return <h1>written</h1>;
}
