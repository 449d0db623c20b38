import { Suspense } from 'react'
import { lazyExtra } from '../../../router/lazy-extra.ts'
import { Button } from '../../../ui/button/button.tsx'
import { explanationOf, showsExplanations } from '../options/explanations.ts'
import { NextButton } from './next-button.tsx'
import { OptionGroup } from '../options/option-group.tsx'
import styles from './step-content.module.css'
import { isChosen } from '../state/step-rules.ts'
import type { Step } from '../state/steps.ts'
import type { Configuring } from '../state/use-configuring.ts'
import type { StepNavigation } from '../state/use-step-navigation.ts'

const Explanation = lazyExtra(async () => (await import('../options/explanation.tsx')).Explanation)

interface Props {
  step: Step
  configuring: Configuring
  navigation: StepNavigation
  onChoose: (property: string, id: string) => void
}

/** The options of a step, and the buttons for the previous and next step. */
export function StepContent({ step, configuring: { chosen, described }, navigation, onChoose }: Props) {
  const explained = showsExplanations ? explanationOf(step.properties) : null
  return (
    <>
      {explained && (
        <Suspense>
          <Explanation of={explained} chosen={chosen} />
        </Suspense>
      )}
      {step.properties.map((property) => (
        <OptionGroup
          key={property.property}
          step={step}
          property={property}
          chosen={chosen[property.property]}
          onChoose={onChoose}
        />
      ))}
      <div className={styles.ways}>
        {step.number > 1 && (
          <Button look="secondary" onClick={navigation.previous}>
            Vorige
          </Button>
        )}
        <span className={styles.next}>
          <NextButton isEnabled={isChosen(step, described)} onPress={navigation.next} />
        </span>
      </div>
    </>
  )
}
