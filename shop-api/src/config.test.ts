import { resolve } from 'node:path'
import { fieldMessage } from 'shared-types/field-messages'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readConfig } from './config.ts'

/** The variables that production requires. */
const secrets = {
  SERVICE_PASSWORD: 'a-password-no-one-knows',
  TOKEN_SECRET: 'x'.repeat(32),
  RENDER_API_KEY: 'a-key-no-one-knows',
  TEST_PAYMENTS: '1',
  BANK_IBAN: 'NL91 ABNA 0417 1643 00',
  BANK_ACCOUNT_NAME: 'De Winkel B.V.',
  SMTP_URL: 'smtp://mail.example',
  PUBLIC_URL: 'https://sluimer.example',
}

describe('the bank account for transfers', () => {
  const production = { NODE_ENV: 'production', ...secrets, BANK_IBAN: '', BANK_ACCOUNT_NAME: '' }
  it('is required in production, also beside other mistakes', () => {
    const invented = { BANK_IBAN: 'nl31 SLUI 0123 4567 89', BANK_ACCOUNT_NAME: 'Sluimer Slapen & Wonen B.V.' }
    for (const account of [{}, invented])
      for (const name of ['BANK_IBAN', 'BANK_ACCOUNT_NAME', 'LOG_LEVEL'])
        expect(() => readConfig({ ...production, ...account, LOG_LEVEL: 'loud' })).toThrow(`${name} must be`)
    expect(() => readConfig({ BANK_IBAN: 'NL32SLUI0123456789' })).toThrow('BANK_IBAN')
    expect(readConfig({ NODE_ENV: 'production', ...secrets }).payment).toMatchObject({
      bankAccount: { iban: 'NL91ABNA0417164300', name: 'De Winkel B.V.' },
    })
  })
  it('is not required if payment by transfer is switched off, or taken by Mollie', () => {
    const without = { ...production, PAYMENT_METHODS_OFF: 'klarna, banktransfer' }
    expect(readConfig(without).production).toBe(true)
    const apiKey = 'test_abcdefghijklmnopqrstuvwx'
    expect(readConfig({ ...production, MOLLIE_API_KEY: apiKey }).payment).toEqual({
      provider: 'mollie',
      apiKey,
    })
    expect(() => readConfig({ PAYMENT_METHODS_OFF: 'ideal, cheque' })).toThrow('PAYMENT_METHODS_OFF')
  })
  it('by SprayPay is not offered with Mollie, which does not have it', () => {
    const given = { PAYMENT_METHODS_OFF: 'klarna' }
    const withMollie = { ...given, MOLLIE_API_KEY: 'test_abcdefghijklmnopqrstuvwx' }
    expect(readConfig(given).paymentMethodsOff).toEqual(['klarna'])
    expect(readConfig(withMollie).paymentMethodsOff).toEqual(['klarna', 'spraypay'])
  })
})

const startMollie = (mode: string, trial: string) =>
  readConfig({
    NODE_ENV: 'production',
    ...secrets,
    TEST_PAYMENTS: trial,
    MOLLIE_API_KEY: `${mode}_abcdefghijklmnopqrstuvwx`,
  }).payment.provider

describe('the configuration', () => {
  it('requires nothing in development', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 4000,
      database: { kind: 'embedded', folder: resolve(import.meta.dirname, '../../.data') },
      shopUrl: 'http://localhost:3000',
    })
  })

  it('uses the given values, and treats an empty value as not set', () => {
    const config = readConfig({
      DATABASE_URL: 'postgresql://db/shop',
      SHOP_API_PORT: '',
      PUBLIC_URL: 'https://sluimer.example:443',
    })
    expect(config).toMatchObject({
      database: { kind: 'server', url: 'postgresql://db/shop' },
      port: 4000,
      shopUrl: 'https://sluimer.example',
    })
  })

  it.each([
    'postgresql://db/shop',
    'postgres://sluimer:a%2Fb%23@db:5432/shop?sslmode=require',
    'postgres://sluimer@localhost/shop?host=%2Frun%2Fpostgresql',
    'postgres://sluimer:secret@/shop?host=/run/postgresql',
    'socket:/run/postgresql?db=shop',
  ])('takes the database at %s', (url) => {
    expect(readConfig({ DATABASE_URL: url }).database).toEqual({ kind: 'server', url })
  })
  it.each([
    'mysql://db/shop',
    'postgres:shop',
    'postgres:///shop',
    'postgres://sluimer:a/b@db:5432/shop',
    'postgres://sluimer:12#b@db:5432/shop',
    'postgres://sluimer:12/b@db:5432/shop',
    'postgres://sluimer:12?b@db:5432/shop',
  ])('does not take %s, which names no database server, or another one', (url) => {
    expect(() => readConfig({ DATABASE_URL: url })).toThrow(
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/name',
    )
  })

  it('looks up addresses at PDOK, unless that is switched off', () => {
    expect(readConfig({}).pdokUrl).toBe('https://api.pdok.nl/bzk/locatieserver/search/v3_1')
    expect(readConfig({ PDOK_URL: 'off' }).pdokUrl).toBeNull()
    expect(() => readConfig({ PDOK_URL: 'none' })).toThrow('PDOK_URL must be an address')
  })

  it('is complete in production with its own secrets', () => {
    expect(readConfig({ NODE_ENV: 'production', ...secrets })).toMatchObject({
      production: true,
      seed: 'structure',
    })
    expect(readConfig({ NODE_ENV: 'production', SEED: 'demo', ...secrets })).toMatchObject({
      seed: 'demo',
    })
    expect(readConfig({})).toMatchObject({ seed: 'demo' })
  })

  it('requires a mail server in production', () => {
    const without = { NODE_ENV: 'production', ...secrets, SMTP_URL: '' }
    expect(() => readConfig(without)).toThrow('SMTP_URL must be set in production')
    expect(readConfig({}).smtpUrl).toBeNull()
  })

  it('takes a test key of Mollie in production only for a trial', () => {
    for (const trial of ['', '0']) {
      expect(startMollie('live', trial)).toBe('mollie')
      expect(() => startMollie('test', trial)).toThrow('MOLLIE_API_KEY is a test key')
    }
    expect(startMollie('test', '1')).toBe('mollie')
  })

  it.each([
    ['without its secrets', {}, ['SERVICE_PASSWORD', 'TOKEN_SECRET', 'PUBLIC_URL']],
    [
      'with the published ones',
      { SERVICE_PASSWORD: readConfig({}).servicePassword, TOKEN_SECRET: readConfig({}).tokenSecret },
      ['SERVICE_PASSWORD', 'TOKEN_SECRET'],
    ],
    ['with a short secret', { ...secrets, TOKEN_SECRET: 'short' }, ['TOKEN_SECRET']],
  ])('stops the start in production %s', (_how, env, named) => {
    for (const name of named) expect(() => readConfig({ NODE_ENV: 'production', ...env })).toThrow(name)
  })

  it("requires all variables of the assistant's model or none", () => {
    const whole = {
      ASSISTANT_BASE_URL: 'https://ai.example/v1/',
      ASSISTANT_API_KEY: 'key',
      ASSISTANT_MODEL: 'm',
    }
    expect(readConfig({}).assistant).toBeNull()
    expect(readConfig(whole).assistant).toMatchObject({
      baseUrl: 'https://ai.example/v1',
      apiKey: 'key',
      model: 'm',
    })
    for (const name of Object.keys(whole)) {
      expect(() => readConfig({ ...whole, [name]: '' })).toThrow(`${name} must be set too`)
    }
    expect(() => readConfig({ ...whole, ASSISTANT_BASE_URL: 'ai.example' })).toThrow('ASSISTANT_BASE_URL')
  })

  it.each(['prod', 'PRODUCTION', 'staging'])('refuses the misspelled environment %s', (name) => {
    expect(() => readConfig({ NODE_ENV: name })).toThrow('NODE_ENV must be production, development or test')
    expect(readConfig({ NODE_ENV: 'test' }).production).toBe(false)
  })

  describe.each(['PUBLIC_URL', 'OFFICE_URL'])('%s', (name) => {
    const production = { NODE_ENV: 'production', ...secrets }
    it('has https in production, except on localhost', () => {
      const plain = { ...production, [name]: 'http://office.example' }
      expect(() => readConfig(plain)).toThrow(`${name} must be an https address`)
      const local = 'http://localhost:3000'
      expect(Object.values(readConfig({ ...production, [name]: local }))).toContain(local)
    })
    it.each(['/', '/winkel', '/admin/', '/?a', '?a', '#'])('does not end with %s', (end) => {
      expect(() => readConfig({ [name]: `https://shop.nl${end}` })).toThrow(
        `${name} must be an address without a path or a slash at the end`,
      )
    })
  })

  it('refuses the host of the shop for the back office, which a proxy could not tell apart', () => {
    const url = secrets.PUBLIC_URL
    for (const office of [url, `${url}:443`, url.replace('https', 'http')])
      expect(() => readConfig({ NODE_ENV: 'production', ...secrets, OFFICE_URL: office })).toThrow(
        'OFFICE_URL must have another host than PUBLIC_URL',
      )
  })

  it('refuses all addresses as trusted proxies of the back office', () => {
    const { trustedProxies } = readConfig({ SHOP_API_TRUSTED_PROXIES: '10.0.0.0/8, ::1' })
    expect(trustedProxies).toEqual(['10.0.0.0/8', '::1'])
    expect(() => readConfig({ SHOP_API_TRUSTED_PROXIES: '0.0.0.0/0' })).toThrow(
      'SHOP_API_TRUSTED_PROXIES must not be all addresses',
    )
  })

  it('requires a sender with an e-mail address', () => {
    for (const from of ['abc', 'Sluimer', 'Sluimer <>', 'Sluimer <a@b', 'a@b c@d']) {
      expect(() => readConfig({ MAIL_FROM: from })).toThrow('MAIL_FROM must be an e-mail address')
    }
    for (const from of ['a@shop.nl', 'Shop & Zn. <a@shop.nl>', '<a@localhost>']) {
      expect(readConfig({ MAIL_FROM: from }).mailFrom).toBe(from)
    }
  })

  it('refuses an address that is no URL', () => {
    for (const name of ['VIES_URL', 'PDOK_URL', 'PUBLIC_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'SMTP_URL']) {
      for (const url of ['https://[', 'smtp://', 'https://shop.nl:port']) {
        expect(() => readConfig({ [name]: url })).toThrow(`${name} must`)
      }
    }
  })

  it('reports mistakes in English, although the messages of forms are Dutch', () => {
    z.config({ customError: fieldMessage })
    const wrong = {
      LOG_LEVEL: 'loud',
      SHOP_API_PORT: '70000',
      ORDER_PAYMENT_MINUTES: '0',
      ABANDONED_CART_MINUTES: '1.5',
    }
    expect(() => readConfig(wrong)).toThrow(
      expect.objectContaining({
        message: expect.not.stringMatching(/\b(deze|vul|hoogstens|minstens|geheel)\b/i),
      }),
    )
    expect(() => readConfig(wrong)).toThrow('LOG_LEVEL must be fatal, error, warn')
  })

  it('reports all mistakes at once', () => {
    const wrong = {
      SHOP_API_PORT: '70000',
      PUBLIC_URL: 'sluimer',
      SERVICE_EMAIL: 'no-one',
      ORDER_PAYMENT_MINUTES: '0',
      LOG_LEVEL: 'loud',
    }
    for (const name of Object.keys(wrong)) expect(() => readConfig(wrong)).toThrow(name)
  })
})
