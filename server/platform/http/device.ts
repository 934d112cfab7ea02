const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/Chrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b|\bCrOS\b/, "Linux"],
];

/** Names a browser and its device ("Firefox, Android"): enough to recognise one's own, too little to track anyone. */
export function deviceOf(userAgent: string): string {
  const names = [browsers, systems].map((patterns) => patterns.find(([pattern]) => pattern.test(userAgent))?.[1]);
  return names.filter(Boolean).join(", ");
}
