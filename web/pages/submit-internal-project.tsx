export default function Page() {
  return <h1>submit-internal-project</h1>;
}
