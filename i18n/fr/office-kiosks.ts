/** The page of the office on which tablets become kiosks. */
export const officeKiosks = {
  "officeKiosks.title": "Tablettes de vote",
  "officeKiosks.lead":
    "Sur une tablette de vote, les collègues d’un site votent l’un après l’autre, avec leur lettre d’accès. Après chaque vote, elle oublie tout.",
  "officeKiosks.none": "Il n’y a pas encore de tablette de vote",
  "officeKiosks.none.text": "Toute tablette avec un navigateur peut en devenir une. Ajoutez la première ci-dessous.",
  "officeKiosks.list": "Vos tablettes de vote",
  "officeKiosks.seen": "Utilisée pour la dernière fois le {at}",
  "officeKiosks.waits": "Pas encore installée sur une tablette. Le code est valable jusqu’au {until}.",
  "officeKiosks.remove": "Supprimer",
  "officeKiosks.removed": "La tablette de vote est supprimée. Plus personne ne peut voter sur cet appareil.",
  "officeKiosks.added": "Installez maintenant « {name} »",
  "officeKiosks.added.scan":
    "Scannez le code QR avec l’appareil photo de la tablette. Il fonctionne une seule fois, pendant {minutes} minutes, et vous ne le voyez que maintenant.",
  "officeKiosks.added.type": "Ou ouvrez {address} sur la tablette et tapez ce code :",
  "officeKiosks.added.copy": "Copier le code",
  "officeKiosks.added.qr": "Code QR qui fait d’une tablette cette tablette de vote",
  "officeKiosks.added.lock":
    "Verrouillez ensuite la tablette sur cette page (accès guidé sur un iPad, épinglage d’application sur Android) et laissez l’écran allumé.",
  "officeKiosks.add": "Ajouter une tablette de vote",
  "officeKiosks.add.action": "Ajouter et afficher le code",
  "officeKiosks.branch": "Site",
  "officeKiosks.branch.choose": "Choisissez un site",
  "officeKiosks.branch.ask": "Choisissez le site où se trouve la tablette.",
  "officeKiosks.name": "Nom",
  "officeKiosks.name.help": "Par exemple Cantine, pour la distinguer des autres.",
  "officeKiosks.name.ask": "Donnez un nom à la tablette de vote.",
};
