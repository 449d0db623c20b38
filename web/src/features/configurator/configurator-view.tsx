import Truck from 'lucide/dist/esm/icons/truck.mjs'
import type { ReactNode } from 'react'
import type { Configurator } from 'shared-types/contracts/configurator'
import type { ConfiguratorState } from 'shared-types/urls/configurator-url'
import { paths } from '../../paths.ts'
import { track } from '../../analytics/track.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { money } from '../../ui/text/money.ts'
import { Section } from '../../ui/layout/section.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { BedPicture } from './picture/bed-picture.tsx'
import { BottomBar } from './bottom-bar.tsx'
import styles from './configurator-view.module.css'
import { FetchAhead } from './picture/fetch-ahead.tsx'
import { NextButton } from './steps/next-button.tsx'
import { NoticeCard } from './notice-card.tsx'
import { OrderButton, OrderRefusal } from './summary/order-button.tsx'
import { likelyNext } from './picture/prefetch-pictures.ts'
import { Progress } from './steps/progress.tsx'
import { ShareButton } from '../../ui/button/share-button.tsx'
import { StepContent } from './steps/step-content.tsx'
import { StepPanel } from './steps/step-panel.tsx'
import { isChosen } from './state/step-rules.ts'
import { SummaryStep } from './summary/summary-step.tsx'
import { SummaryActions } from './summary/summary-actions.tsx'
import { type Configuring, useConfiguring } from './state/use-configuring.ts'
import { useNotices } from './state/use-notices.ts'
import { type AddToCart, useOrder } from './summary/use-order.ts'
import { useStepNavigation } from './state/use-step-navigation.ts'
import { Icon } from '../../ui/media/icon.tsx'

interface Props {
  configurator: Configurator
  /** Whether the URL names another bed, which the shop does not have. */
  isReplacement: boolean
  urlState: ConfiguratorState
  onAdd: AddToCart
  /** Contact details. */
  help: ReactNode
  /** Shown below the configurator. */
  children?: ReactNode
}

const soldOut = 'Tijdelijk niet leverbaar'

function Head({ configurator, price }: { configurator: Configurator; price: number }) {
  const { name, summary, delivery, stock } = configurator
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>Stel jouw {name} samen</h1>
      <p className={styles.price}>
        <span className={styles.amount}>{money(price)}</span>
        {stock > 0 ? (
          <span className={styles.delivery}>
            <Icon of={Truck} size={18} />
            {delivery}
          </span>
        ) : (
          <span className={styles.gone}>{soldOut}</span>
        )}
      </p>
      <VisuallyHidden>
        <output>Totaal {money(price)}</output>
      </VisuallyHidden>
      <p className={styles.summary}>{summary}</p>
    </header>
  )
}

interface PictureProps {
  configurator: Configurator
  configuring: Configuring
  /** The chosen options, for the link to this bed. */
  options: ConfiguratorState['options']
}

function Picture({ configurator, configuring, options }: PictureProps) {
  const { slug, name, fallbackImage } = configurator
  const { current, described, price, codes } = configuring
  const seen = Object.values(described.description)
  const alt = `${name}${seen.length > 0 ? `: ${seen.join(', ')}` : ''}`
  return (
    <div className={styles.picture}>
      <div className={styles.stage}>
        <BedPicture slug={slug} codes={codes} alt={alt} fallback={fallbackImage} />
      </div>
      <div className={styles.under}>
        <p className={styles.running}>
          Totaal <strong>{money(price)}</strong>
        </p>
        <ShareButton
          compact
          label="Deel dit bed"
          title={name}
          path={paths.configurator(slug, { step: current, options })}
        />
      </div>
    </div>
  )
}

/** The configurator: the picture stays visible, with the steps beside it. */
export function ConfiguratorView({ configurator, isReplacement, urlState, onAdd, help, children }: Props) {
  const { slug, name, basePrice, delivery, stock, fallbackImage } = configurator
  const configuring = useConfiguring(configurator, urlState)
  const notices = useNotices()
  const navigation = useStepNavigation(slug, urlState.line, configuring, notices)
  const order = useOrder(configurator, configuring, notices, onAdd)
  const { steps, current, described, price, codes, codesWith } = configuring
  const step = steps[current - 1]
  const isLast = current === steps.length
  const replaces = urlState.line > 0

  const choose = (property: string, id: string) => {
    notices.dismiss()
    configuring.choose(property, id)
    track({ event: 'configurator_choice', product: slug, step: property, option: id })
    const completed = configuring.completedBy(property, id)
    if (completed !== null) track({ event: 'configurator_complete', product: slug, price: completed })
  }

  return (
    <Section className={styles.page}>
      <Breadcrumbs
        crumbs={[
          { title: 'Home', to: paths.home() },
          { title: 'Boxsprings', to: paths.category('boxspring') },
          { title: name },
        ]}
      />
      {isReplacement && (
        <p className={styles.note} role="note">
          Deze boxspring hebben we niet. Je begint met de {name}.
        </p>
      )}
      <div className={styles.columns}>
        <Head configurator={configurator} price={price} />
        <Picture configurator={configurator} configuring={configuring} options={order.options} />
        <div className={styles.walk}>
          <Progress configuring={configuring} onOpen={navigation.press} />
          <ol className={styles.steps}>
            {steps.map((panel) => (
              <StepPanel key={panel.number} step={panel} configuring={configuring} navigation={navigation}>
                {panel.type === 'summary' ? (
                  <>
                    <SummaryStep
                      name={name}
                      delivery={stock > 0 ? delivery : soldOut}
                      basePrice={basePrice}
                      configuring={configuring}
                      linkTo={navigation.linkTo}
                    />
                    <SummaryActions
                      order={order}
                      navigation={navigation}
                      replaces={replaces}
                      onStartAgain={() => {
                        configuring.startAgain()
                        navigation.open(1)
                      }}
                    />
                  </>
                ) : (
                  <StepContent
                    step={panel}
                    configuring={configuring}
                    navigation={navigation}
                    onChoose={choose}
                  />
                )}
              </StepPanel>
            ))}
          </ol>
          {help}
        </div>
      </div>
      {children}
      <BottomBar price={price} refusal={<OrderRefusal refusal={order.refusal} />}>
        {isLast || !step ? (
          <OrderButton order={order} replaces={replaces} />
        ) : (
          <NextButton isEnabled={isChosen(step, described)} onPress={navigation.next} />
        )}
      </BottomBar>
      <NoticeCard shown={notices.shown} dismiss={notices.dismiss} />
      {order.Drawer && (
        <order.Drawer
          slug={slug}
          name={name}
          codes={codes}
          price={price}
          fallback={fallbackImage}
          onClose={order.closeDrawer}
        />
      )}
      <FetchAhead slug={slug} wanted={likelyNext(steps, current, codesWith)} />
    </Section>
  )
}
