/** The page of the office that manages kiosks. */
export const officeKiosks = {
  "officeKiosks.title": "Tablettes de vote",
  "officeKiosks.lead": "Sur une tablette de vote, les collègues votent l’un après l’autre, avec leur lettre d’accès.",
  "officeKiosks.none": "Il n’y a pas encore de tablette de vote",
  "officeKiosks.none.text": "Toute tablette avec un navigateur convient.",
  "officeKiosks.list": "Vos tablettes de vote",
  "officeKiosks.seen": "Dernière utilisation le {at}",
  "officeKiosks.waits": "Pas encore configurée. Le code fonctionne jusqu’au {at}.",
  "officeKiosks.remove": "Supprimer",
  "officeKiosks.removed": "La tablette de vote est supprimée. Plus personne ne peut y voter.",
  "officeKiosks.added": "Configurez maintenant « {name} »",
  "officeKiosks.added.scan":
    "Scannez le code QR avec la tablette. Il fonctionne une fois, pendant {minutes} minutes. Vous ne le voyez que maintenant.",
  "officeKiosks.added.type": "Ou tapez ce code sur {address} :",
  "officeKiosks.added.copy": "Copier le code",
  "officeKiosks.added.qr": "Code QR pour la tablette de vote",
  "officeKiosks.added.lock":
    "Verrouillez ensuite la tablette sur cette page (accès guidé sur un iPad, épinglage sur Android).",
  "officeKiosks.add": "Ajouter une tablette de vote",
  "officeKiosks.add.action": "Ajouter et afficher le code",
  "officeKiosks.branch": "Site",
  "officeKiosks.branch.choose": "Choisissez un site",
  "officeKiosks.branch.ask": "Choisissez le site de la tablette.",
  "officeKiosks.name": "Nom",
  "officeKiosks.name.help": "Par exemple Cantine.",
  "officeKiosks.name.ask": "Donnez un nom à la tablette de vote.",
};
