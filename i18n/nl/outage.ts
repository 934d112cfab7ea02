export const texts = {
  "outage.keptPage":
    "We kunnen onze gegevens nu niet bereiken. Deze pagina is van {at, date, dateTime}. Formulieren werken nu niet.",
};
