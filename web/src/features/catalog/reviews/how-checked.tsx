import { refusedInReviews } from 'shared-types/forms/review-grounds'

/** How the shop checks reviews: required by law. */
export function HowChecked() {
  return (
    <p>
      Bij ‘Geverifieerde aankoop’ is de beoordeling geschreven met het account of in de browser waarmee dit
      artikel bij ons is gekocht en betaald. Iedere beoordeling wordt gelezen voor ze verschijnt: we weigeren
      alleen {refusedInReviews}. Alle andere, ook de kritische, worden geplaatst.
    </p>
  )
}
