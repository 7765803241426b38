import { brand } from '@stratomate/brand'
import { useSyncExternalStore } from 'react'

/**
 * The address of this installation, so that copied lines reach the service that people are looking at. The built page has
 * the address of the brand until its script runs.
 */
export function useServiceAddress(): string {
  return useSyncExternalStore(
    () => () => {},
    () => window.location.origin,
    () => brand.website,
  )
}
