import type { secondFactor as dutch } from "#i18n/nl/second-factor.ts";

export const secondFactor = {
  "secondFactor.title": "Confirm that it is you",
  "secondFactor.prove.heading": "One more step",
  "secondFactor.prove.text": "The fund’s office holds data of colleagues. Confirm that it is you.",
  "secondFactor.setUp.heading": "Secure your access",
  "secondFactor.setUp.text":
    "The fund’s office holds data of colleagues. That is why, beside logging in, we ask for a second proof. You set it up once.",
  "secondFactor.own.heading": "How you open the office",
  "secondFactor.own.text":
    "Only whoever shows one of these comes in. Better have two: if you lose one, you can still go on.",
  "secondFactor.added": "Added. From now on it opens the office.",
  "secondFactor.removed": "Removed. It no longer opens the office.",
  "secondFactor.own.passkeys": "Your passkeys",
  "secondFactor.own.passkeys.none": "You have none yet.",
  "secondFactor.own.app": "Your code app",
  "secondFactor.own.app.none": "You have not connected one yet.",
  "secondFactor.own.app.since": "Connected on {date}",
  "secondFactor.own.app.replace": "Connect another code app",
  "secondFactor.own.made": "Made on {date}",
  "secondFactor.own.used": "Last used on {date}",
  "secondFactor.own.unnamed": "Without a name",
  "secondFactor.own.remove": "Remove",
  "secondFactor.own.only": "The only one you have: add another one first.",
  "secondFactor.own.name": "Name of the new passkey",
  "secondFactor.own.name.help": "So that you know it again, such as ‘work phone’. You may leave it empty.",
  "secondFactor.own.office": "To the office",
  "secondFactor.passkey": "With a passkey",
  "secondFactor.passkey.text":
    "Your phone or computer keeps the key. You open with your finger, your face or your PIN and have nothing to remember.",
  "secondFactor.passkey.make": "Make a passkey",
  "secondFactor.passkey.use": "Use your passkey",
  "secondFactor.passkey.noScripts":
    "A passkey needs scripts, and they are switched off in this browser. A code app works without them.",
  "secondFactor.app": "Or with a code app",
  "secondFactor.app.what":
    "An app on your phone shows another code every half minute, which you enter when you log in.",
  "secondFactor.app.begin": "Use a code app",
  "secondFactor.app.heading": "Connect your code app",
  "secondFactor.app.text": "Scan this QR code with your code app and enter the code it shows.",
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
  "secondFactor.byLetter":
    "You logged in with an access letter. You cannot set up a first proof that way. Log in with a code by mail. If you have no email address, ask the operator of the site.",
  "secondFactor.newAddress":
    "Your email address or employee ID was changed lately. To be safe, you can only set this up from {from, date, dateTime}. If it is urgent, ask the operator of the site.",
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
