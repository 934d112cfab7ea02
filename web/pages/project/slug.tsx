export default function Page() {
  return <h1>project/slug</h1>;
}
