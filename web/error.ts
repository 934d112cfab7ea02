/** An error in the form that the error page needs. */
export type PageError = {
  statusCode: number;
  message: string;
  name: string;
  problem: string | null;
  time: Date;
};

/** Reads a thrown value; without a status it counts as 500. */
export function errorOf(thrownValue: unknown, time: Date): PageError {
  if (typeof thrownValue === "string")
    return { statusCode: 500, message: thrownValue, name: "Error", problem: null, time };
  const error = (thrownValue ?? {}) as Partial<Record<string, unknown>>;
  const response = error.response as { status?: unknown } | undefined;
  const status = [error.statusCode, error.status, response?.status].find(
    (one): one is number => typeof one === "number" && one >= 400,
  );
  const problem = error.problem as { code?: unknown } | null | undefined;
  return {
    statusCode: status ?? 500,
    message: typeof error.message === "string" ? error.message : JSON.stringify(thrownValue),
    name: typeof error.name === "string" ? error.name : "Error",
    problem: typeof problem?.code === "string" ? problem.code : null,
    time,
  };
}
