/** The page of the office on which tablets become kiosks. */
export const officeKiosks = {
  "officeKiosks.title": "Voting tablets",
  "officeKiosks.lead":
    "At a voting tablet in the branch colleagues vote one after the other, with their access letter. After each vote it forgets everything.",
  "officeKiosks.none": "There are no voting tablets yet",
  "officeKiosks.none.text": "Any tablet with a browser can become one. Add the first below.",
  "officeKiosks.list": "Your voting tablets",
  "officeKiosks.seen": "Last used on {at}",
  "officeKiosks.waits": "Not set up on a tablet yet. The code is valid until {until}.",
  "officeKiosks.remove": "Remove",
  "officeKiosks.removed": "The voting tablet has been removed. Nobody can vote on that device any more.",
  "officeKiosks.added": "Now set up ‘{name}’",
  "officeKiosks.added.scan":
    "Scan the QR code with the tablet’s camera. It works once, for {minutes} minutes, and you only see it now.",
  "officeKiosks.added.type": "Or open {address} on the tablet and type this code:",
  "officeKiosks.added.copy": "Copy the code",
  "officeKiosks.added.qr": "QR code that turns a tablet into this voting tablet",
  "officeKiosks.added.lock":
    "Then lock the tablet to that page (guided access on an iPad, app pinning on Android) and keep its screen on.",
  "officeKiosks.add": "Add a voting tablet",
  "officeKiosks.add.action": "Add it and show the code",
  "officeKiosks.branch": "Branch",
  "officeKiosks.branch.choose": "Choose a branch",
  "officeKiosks.branch.ask": "Choose the branch where the tablet stands.",
  "officeKiosks.name": "Name",
  "officeKiosks.name.help": "For example Canteen, to tell it from the others.",
  "officeKiosks.name.ask": "Give the voting tablet a name.",
};
