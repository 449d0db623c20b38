/** How the shop checks reviews, which the law asks it to say. */
export function HowChecked() {
  return (
    <p>
      Bij ‘Geverifieerde aankoop’ hebben wij gecontroleerd dat de schrijver dit artikel bij ons heeft gekocht.
      Iedere beoordeling wordt gelezen voor ze verschijnt: we weigeren alleen scheldwoorden, reclame en
      persoonsgegevens. Alle andere, ook de kritische, worden geplaatst.
    </p>
  )
}
