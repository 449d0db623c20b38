import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { untilPainted } from '../../../router/until-painted.ts'
import type { PromoSlide } from 'shared-types/contracts/content'
import { HeroSlide } from './hero-slide.tsx'

type Swiper = ComponentType<{ slides: PromoSlide[] }>

/** Runs once the first screen is painted and the browser is idle. */
const whenQuiet = (task: () => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 1500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 4000 })
  return () => cancelIdleCallback(handle)
}

/** The promotions on the home page. The first is plain HTML; the swiper takes over after the page load. */
export function Hero({ slides }: { slides: PromoSlide[] }) {
  const [Swiper, setSwiper] = useState<Swiper | null>(null)
  const [first] = slides
  const several = slides.length > 1

  useEffect(() => {
    if (!several) return
    let gone = false
    let cancel = () => {}
    const fetchSwiper = async () => {
      const module = await import('./hero-swiper.tsx').catch(() => null)
      if (module && !gone) startTransition(() => setSwiper(() => module.HeroSwiper))
    }
    const begin = async () => {
      await untilPainted()
      if (!gone) cancel = whenQuiet(() => void fetchSwiper())
    }
    void begin()
    return () => {
      gone = true
      cancel()
    }
  }, [several])

  if (!first) return null
  return Swiper ? <Swiper slides={slides} /> : <HeroSlide slide={first} first />
}
