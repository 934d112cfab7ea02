import { describe, expect, test } from "vitest";
import { type ApiAnswer, createApi, GraphQLClientError } from "#web/graphql/client.ts";
import { fund, system } from "#web/graphql/document.ts";

const Now = fund("query Now { now }");
const Two = fund("query One { now } query Two { now }" as "query One { now }");
const Me = system("query Me { me { id } }");

type SentRequest = { endpoint: string; body: { query: string; variables: unknown; operationName?: string } };

function anApi(status: number, answer: ApiAnswer) {
  const requests: SentRequest[] = [];
  const api = createApi(async (endpoint, body) => {
    requests.push({ endpoint, body });
    return { status, answer };
  });
  return { api, requests };
}

const data = { now: "2026-11-15T09:00:00.000Z" };

test("sends a document to its endpoint, with the name of its operation if there is only one", async () => {
  const { api, requests } = anApi(200, { data });
  await api.query(Now);
  await api.query(Me);
  await api.query(Two);
  expect(requests[0]).toEqual({
    endpoint: "default",
    body: { query: "query Now { now }", variables: {}, operationName: "Now" },
  });
  expect(requests[1]?.endpoint).toBe("system");
  expect(requests[2]?.body).not.toHaveProperty("operationName");
});

describe("an answer is a success only with a good status, no errors and data", () => {
  const errors = [{ message: "first" }, { message: "second" }];
  const failing: [string, number, ApiAnswer, string][] = [
    ["status 500 with data", 500, { data }, "GraphQL Error (Code: 500)"],
    ["errors beside data", 200, { data, errors }, "first"],
    ["an empty list of errors", 200, { data, errors: [] }, "GraphQL Error (Code: 200)"],
    ["no data", 200, { data: null }, "GraphQL Error (Code: 200)"],
    ["text instead of JSON", 502, { error: "<html>" }, "GraphQL Error (Code: 502)"],
  ];
  test.each(failing)("%s fails", async (_name, status, answer, message) => {
    const { api } = anApi(status, answer);
    await expect(api.query(Now)).rejects.toThrow(
      new GraphQLClientError(status, answer, { query: "", variables: {} }).message,
    );
    await expect(api.query(Now)).rejects.toThrow(message);
  });

  test("the policies 'all' and 'ignore' accept errors beside data, but not missing data", async () => {
    for (const errorPolicy of ["all", "ignore"] as const) {
      expect(await anApi(200, { data, errors }).api.query(Now, {}, { errorPolicy })).toEqual(data);
      await expect(anApi(200, { data: null, errors }).api.query(Now, {}, { errorPolicy })).rejects.toThrow("first");
    }
  });
});

test("an error hides its request and answer from logs", async () => {
  const secret = { iban: "BE68539007547034" };
  const { api } = anApi(200, { data: null, errors: [{ message: "no" }] });
  const error = await api.query(Now, secret as never).catch((error: unknown) => error as GraphQLClientError);
  expect(JSON.stringify(error)).not.toContain("BE68");
  expect(String(error)).not.toContain("BE68");
  expect((error as GraphQLClientError).request.variables).toEqual(secret);
});

test("a refused mutation returns the reason, and a failed one throws", async () => {
  const problem = { code: "list.badCursor" } as const;
  const refused = anApi(200, { data: null, errors: [{ message: "no", extensions: { problem } }] });
  expect(await refused.api.mutate(Now)).toEqual({ data: null, problem });
  await expect(anApi(500, {}).api.mutate(Now)).rejects.toThrow("GraphQL Error (Code: 500)");
});

test("a mutation without an answer returns that as the reason, so that no form is lost", async () => {
  const unreachable = Object.assign(new Error("unreachable"), { problem: { code: "offline" } });
  const api = createApi(() => Promise.reject(unreachable));
  expect(await api.mutate(Now)).toEqual({ data: null, problem: { code: "offline" } });
  await expect(api.query(Now)).rejects.toThrow("unreachable");
  const aborted = createApi(() => Promise.reject(new DOMException("gone", "AbortError")));
  await expect(aborted.mutate(Now)).rejects.toThrow("gone");
});

test("leaving a page aborts its queries, but no mutation", async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const page = new AbortController();
  const api = createApi(async (_endpoint, _body, signal) => {
    signals.push(signal);
    return { status: 200, answer: { data } };
  }, page.signal);
  await api.query(Now);
  await api.mutate(Now);
  page.abort();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, undefined]);
});
