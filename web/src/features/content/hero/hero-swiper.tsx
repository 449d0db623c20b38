import Pause from 'lucide/dist/esm/icons/pause.mjs'
import Play from 'lucide/dist/esm/icons/play.mjs'
import { useState } from 'react'
import type { PromoSlide } from 'shared-types/contracts/content'
import type { Swiper as SwiperInstance } from 'swiper'
import 'swiper/css'
import { Autoplay } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import { HeroSlide } from './hero-slide.tsx'
import { prefersReducedMotion } from '../../../ui/browser/reduced-motion.ts'
import styles from './hero-swiper.module.css'
import { Icon } from '../../../ui/media/icon.tsx'

/**
 * Spec §9: shows each slide for 1500 ms, with 1500 ms transitions, in a loop; with a pause button. It stops when a link in
 * it gets the focus, and waits below the pointer, so that the link does not move away.
 */
export function HeroSwiper({ slides }: { slides: PromoSlide[] }) {
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null)
  const [shown, setShown] = useState(0)
  const [playing, setPlaying] = useState(() => !prefersReducedMotion())

  const stop = () => {
    swiper?.autoplay.stop()
    setPlaying(false)
  }
  const toggle = () => {
    if (playing) return stop()
    swiper?.autoplay.start()
    setPlaying(true)
  }
  const choose = (index: number) => {
    stop()
    swiper?.slideToLoop(index, prefersReducedMotion() ? 0 : 400)
  }

  return (
    <section className={styles.hero} aria-roledescription="carrousel" aria-label="Acties">
      <Swiper
        modules={[Autoplay]}
        loop
        speed={1500}
        autoplay={playing ? { delay: 1500, disableOnInteraction: true, pauseOnMouseEnter: true } : false}
        onSwiper={setSwiper}
        onRealIndexChange={({ realIndex }) => setShown(realIndex)}
        onTouchStart={stop}
      >
        {slides.map((slide, index) => (
          <SwiperSlide key={slide.link + slide.title} inert={index !== shown} onFocus={stop}>
            <HeroSlide slide={slide} first={index === 0} />
          </SwiperSlide>
        ))}
      </Swiper>
      <div className={styles.controls}>
        <button type="button" className={styles.toggle} onClick={toggle}>
          {playing ? <Icon of={Pause} size={18} /> : <Icon of={Play} size={18} />}
          {playing ? 'Pauzeren' : 'Afspelen'}
        </button>
        {slides.map(({ link, title }, index) => (
          <button
            key={link + title}
            type="button"
            className={styles.dot}
            aria-label={`Toon ${title}`}
            aria-current={index === shown || undefined}
            onClick={() => choose(index)}
          />
        ))}
      </div>
    </section>
  )
}
