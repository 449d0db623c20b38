import { describe, expect, it } from 'vitest'
import { isSigned, readSignedId, signedId, signedToken } from './signed-link.ts'

const secret = 'a-secret-of-more-than-thirty-two-characters'
const other = 'another-secret-of-more-than-32-characters'
const kind = { label: 'order-link', lifetimeSeconds: 60 }
const id = '5a1b2c3d-0000-4000-8000-1234567890ab'

describe('a signed link', () => {
  it('has the form of the links in mails that were sent before', () => {
    const at = Date.UTC(2026, 10, 25)
    expect(signedToken(secret, kind, id, at)).toBe('tp16po.hgy7L5QbbWXdGWsxXNINrfMe4VR2ciMmgWq6y9x0PJs')
    expect(signedId(secret, kind, id, at)).toBe(`${id}.tp16po.hgy7L5QbbWXdGWsxXNINrfMe4VR2ciMmgWq6y9x0PJs`)
  })
  it('opens what it was signed for, with the current and the previous secret', () => {
    const token = signedToken(secret, kind, id)
    expect(isSigned([secret], kind, id, token)).toBe(true)
    expect(isSigned([other, secret], kind, id, token)).toBe(true)
    expect(readSignedId([secret], kind, signedId(secret, kind, id))).toBe(id)
  })
  it('opens nothing else, and nothing after it expires', () => {
    const token = signedToken(secret, kind, id)
    expect(isSigned([other], kind, id, token)).toBe(false)
    expect(isSigned([secret], { ...kind, label: 'cart-link' }, id, token)).toBe(false)
    expect(isSigned([secret], kind, id.replace('5', '6'), token)).toBe(false)
    expect(isSigned([secret], kind, id, signedToken(secret, kind, id, Date.now() - 61_000))).toBe(false)
    expect(readSignedId([secret], kind, token)).toBeNull()
    expect(readSignedId([secret], kind, `${id}.${token}x`)).toBeNull()
    expect(readSignedId([secret], kind, '')).toBeNull()
  })
})
