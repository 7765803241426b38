import { SettingsError } from '@stratomate/std/errors'

export type OidcSetting = { issuer: string; clientId: string; clientSecret: string; name: string; scopes: string }

type Values = {
  APP_MODE: string
  OIDC_ISSUER?: string | undefined
  OIDC_CLIENT_ID?: string | undefined
  OIDC_CLIENT_SECRET?: string | undefined
  OIDC_NAME?: string | undefined
  OIDC_SCOPES?: string | undefined
}

const needed = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const

/** The identity provider: all of its settings or none. Throws a SettingsError that names the first missing one. */
export function oidcOf(values: Values): OidcSetting | null {
  const given = [...needed, 'OIDC_SCOPES' as const].find((name) => values[name] !== undefined)
  if (given === undefined) return null
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = values
  if (issuer === undefined || clientId === undefined || clientSecret === undefined || name === undefined) {
    const missing = needed.find((setting) => values[setting] === undefined)
    throw new SettingsError(`${missing} is missing: ${given} needs it.`)
  }
  if (values.APP_MODE !== 'development' && !issuer.startsWith('https://')) {
    throw new SettingsError('OIDC_ISSUER is not valid: outside development it needs an https address.')
  }
  return { issuer, clientId, clientSecret, name, scopes: values.OIDC_SCOPES ?? 'openid email profile' }
}
