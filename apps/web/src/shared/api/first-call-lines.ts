import { routes } from '@stratomate/contracts/routes'

/**
 * Lines for a terminal that read the newest trades of an account with an access token. They leave it in `TOKEN`, where
 * the examples of the API reference take it from.
 */
export function firstCallLines({ address, token }: { address: string; token: string }): string {
  return `TOKEN='${token}'
curl '${address}${routes.listTrades.path}?limit=5' \\
  -H "authorization: Bearer $TOKEN"`
}
