import { afterAll } from 'vitest'
import { closeWindows } from './browser.ts'

afterAll(closeWindows)
