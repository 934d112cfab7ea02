export default function Page() {
  return <h1>projects/slug</h1>;
}
