/** Digests go out from this hour of the UTC day on. */
export const digestHour = 8
