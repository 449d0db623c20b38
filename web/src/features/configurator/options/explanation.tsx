import type { Choices } from 'shared-types/configuration'
import styles from './explanation.module.css'
import {
  bedSize,
  bedWidths,
  type Explained,
  firmnessAdvice,
  firmnesses,
  lengths,
  weights,
} from './explanations.ts'

function MattressExplanation() {
  return (
    <>
      <h3>Welke hardheid past bij jou?</h3>
      <dl className={styles.terms}>
        {firmnesses.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <table className={styles.table}>
        <caption>Ons advies naar lichaamsgewicht (kg) en lengte (cm)</caption>
        <thead>
          <tr>
            <th scope="col">Gewicht</th>
            {lengths.map((length) => (
              <th key={length} scope="col">
                {length} cm
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weights.map((weight) => (
            <tr key={weight}>
              <th scope="row">{weight} kg</th>
              {lengths.map((length) => (
                <td key={length}>{firmnessAdvice[weight][length]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** The bed from above; one unit is a centimetre. */
function BedFromAbove({ width, length }: { width: number; length: number }) {
  const pillow = width / 2 - 20
  return (
    <svg
      className={styles.bed}
      viewBox={`-2 -2 ${width + 4} ${length + 4}`}
      role="img"
      aria-label={`Een bed van ${width} bij ${length} cm, van boven gezien`}
    >
      <rect width={width} height={length} rx="6" className={styles.mattress} />
      {[10, width / 2 + 10].map((x) => (
        <rect key={x} x={x} y="10" width={pillow} height="38" rx="8" className={styles.pillow} />
      ))}
      <path d={`M0 70 H${width}`} className={styles.fold} />
      <text x={width / 2} y={length / 2 + 20} textAnchor="middle" fontSize="18">
        {width} x {length}
      </text>
    </svg>
  )
}

function DimensionExplanation({ dimension }: { dimension: string | undefined }) {
  return (
    <>
      <h3>Welke maat past bij jullie?</h3>
      <div className={styles.sizes}>
        <BedFromAbove {...bedSize(dimension)} />
        <dl className={styles.terms}>
          {bedWidths.map(([width, name, text]) => (
            <div key={width}>
              <dt>
                {width} ({name})
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}

/** Explains how to choose a mattress or a size. */
export function Explanation({ of, chosen }: { of: Explained; chosen: Choices }) {
  return (
    <aside className={styles.panel}>
      {of === 'mattress' ? <MattressExplanation /> : <DimensionExplanation dimension={chosen.dimension} />}
    </aside>
  )
}
