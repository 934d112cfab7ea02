import type { secondFactor as dutch } from "#i18n/nl/second-factor.ts";

export const secondFactor = {
  "secondFactor.title": "Confirm that it is you",
  "secondFactor.prove.heading": "One more step",
  "secondFactor.prove.text": "The fund’s office holds data of colleagues. Confirm that it is you.",
  "secondFactor.setUp.heading": "Secure your access",
  "secondFactor.setUp.text":
    "The fund’s office holds data of colleagues. That is why, beside logging in, we ask for a second proof. You set it up once.",
  "secondFactor.passkey": "With a passkey",
  "secondFactor.passkey.text":
    "Your phone or computer keeps the key. You open with your finger, your face or your PIN and have nothing to remember.",
  "secondFactor.passkey.make": "Make a passkey",
  "secondFactor.passkey.use": "Use your passkey",
  "secondFactor.passkey.noScripts":
    "A passkey needs scripts, and they are switched off in this browser. A code app works without them.",
  "secondFactor.app": "Or with a code app",
  "secondFactor.app.text":
    "An app on your phone shows another code every half minute, which you enter when you log in.",
  "secondFactor.app.begin": "Use a code app",
  "secondFactor.app.heading": "Connect your code app",
  "secondFactor.app.scan": "Scan this QR code with your code app and enter the code it shows.",
  "secondFactor.app.qr": "QR code that connects your code app with the fund",
  "secondFactor.app.secret": "Scanning does not work? Type this key into your app.",
  "secondFactor.app.copy": "Copy the key",
  "secondFactor.app.open": "Open your code app on this device",
  "secondFactor.app.instead": "Rather a passkey?",
  "secondFactor.code": "Code from your app",
  "secondFactor.code.help": "Six digits, others every half minute.",
  "secondFactor.code.continue": "Continue",
  "secondFactor.lost": "Lost your device? The operator of the site can let you begin anew.",
  "secondFactor.loginAgain.action": "Log in again",
  "secondFactor.required": "First confirm with your passkey or code app that it is you.",
  "secondFactor.loginAgain":
    "The first time, you must have logged in just now, at most {minutes} minutes ago. Log in again.",
  "secondFactor.expired": "That took too long, or it was used already. Try again.",
  "secondFactor.wrongCode":
    "That code is not right or was used already. Wait for the next code in your app and enter it.",
  "secondFactor.last": "This is your last passkey or code app, and your role asks for one. Add another one first.",
  "secondFactor.unknown": "That passkey or code app is no longer there.",
  "secondFactor.tooMany": "You have {most} passkeys already. Remove one first.",
  "passkey.refused": "We do not know this passkey. Try again, or use your code app.",
  "passkey.stopped": "Your device gave no passkey: its window was closed, or it took too long. Try again.",
  "passkey.unsupported": "This browser knows no passkeys. Use a code app, or another browser.",
  "passkey.needsScripts":
    "A passkey works once the scripts of this page have loaded. Press the button again; if that does not help, use a code app.",
} satisfies Record<keyof typeof dutch, string>;
