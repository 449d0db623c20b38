import { Button } from '../../../ui/button/button.tsx'
import styles from './next-button.module.css'

/** While it is disabled, pressing it shows what is still to be chosen (spec §4). */
export function NextButton({ isEnabled, onPress }: { isEnabled: boolean; onPress: () => void }) {
  return (
    <Button className={isEnabled ? undefined : styles.waiting} aria-disabled={!isEnabled} onClick={onPress}>
      Volgende
    </Button>
  )
}
