import { createDatabase, startPostgres } from '@stratomate/commands/postgres/postgres'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'

export type BenchProduct = { product: Product; databaseUrl: string; port: number; close: () => Promise<void> }

/**
 * Starts the product on its own PostgreSQL, which writes to the disk as in production.
 * @throws Error where PostgreSQL is not installed
 */
export async function startOnPostgres(env: Record<string, string>): Promise<BenchProduct> {
  const postgres = await startPostgres({ durability: 'fsync' })
  if ('unavailable' in postgres) throw new Error(postgres.unavailable)
  const databaseUrl = await createDatabase(postgres.url)
  const product = await startProduct({ env: { DATABASE_URL: databaseUrl, TRUST_PROXY: '1', ...env } })
  const close = async () => {
    await removeProduct(product)
    await postgres.stop()
  }
  return { product, databaseUrl, port: Number(new URL(product.origin).port), close }
}

/** Each call comes from a different address, so that no rate limit answers. */
export function addressOf(place: number): string {
  return `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}`
}
