/** What any page may have to say when the server cannot be reached. */
export const outage = {
  unavailable: "We kunnen de server niet bereiken. Probeer het over een minuut opnieuw.",
  offline: "Je bent offline. Controleer je verbinding en probeer het opnieuw.",
};
