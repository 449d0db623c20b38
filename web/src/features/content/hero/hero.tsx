import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react'
import { whenQuiet } from '../../../ui/browser/until-painted.ts'
import type { PromoSlide } from 'shared-types/contracts/content'
import { loadIfThere } from '../../../router/chunk-reload.ts'
import { HeroSlide } from './hero-slide.tsx'

type Swiper = ComponentType<{ slides: PromoSlide[] }>

/** The promotions on the home page. The first is plain HTML; the swiper takes over after the page load. */
export function Hero({ slides }: { slides: PromoSlide[] }) {
  const [Swiper, setSwiper] = useState<Swiper | null>(null)
  const plain = useRef<HTMLDivElement>(null)
  const [first] = slides
  const several = slides.length > 1

  useEffect(() => {
    if (!several) return
    let gone = false
    const fetchSwiper = async () => {
      const module = await loadIfThere(() => import('./hero-swiper.tsx'))
      if (!module) return
      const swap = () => {
        if (!gone) startTransition(() => setSwiper(() => module.HeroSwiper))
      }
      const focused = document.activeElement
      if (focused && plain.current?.contains(focused)) focused.addEventListener('blur', swap, { once: true })
      else swap()
    }
    const cancel = whenQuiet(() => void fetchSwiper())
    return () => {
      gone = true
      cancel()
    }
  }, [several])

  if (!first) return null
  return Swiper ? <Swiper slides={slides} /> : <HeroSlide slide={first} first ref={plain} />
}
