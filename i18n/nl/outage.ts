/** The texts that any page may need when the server cannot be reached. */
export const outage = {
  unavailable: "We kunnen de server niet bereiken. Probeer het over een minuut opnieuw.",
  offline: "Je bent offline. Controleer je verbinding en probeer het opnieuw.",
};
