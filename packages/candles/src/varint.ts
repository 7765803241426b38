/** Writes whole numbers of at most 53 bits as zigzag varints: small ones, of either sign, take one byte. */
export class VarintWriter {
  #bytes: Uint8Array<ArrayBuffer>
  #length = 0

  constructor(room: number) {
    this.#bytes = new Uint8Array(room)
  }

  add(value: number): void {
    if (this.#length + 8 > this.#bytes.length) this.#grow()
    let rest = value < 0 ? -2 * value - 1 : 2 * value
    while (rest >= 128) {
      this.#bytes[this.#length] = (rest % 128) + 128
      this.#length += 1
      rest = Math.floor(rest / 128)
    }
    this.#bytes[this.#length] = rest
    this.#length += 1
  }

  written(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length)
  }

  #grow(): void {
    const larger = new Uint8Array(2 * this.#bytes.length + 8)
    larger.set(this.#bytes)
    this.#bytes = larger
  }
}

/** Reads what `VarintWriter` wrote; NaN past the end or where a number is too long. */
export class VarintReader {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  next(): number {
    let [value, weight] = [0, 1]
    for (let count = 0; count < 8; count += 1) {
      const byte = this.#bytes[this.#at]
      this.#at += 1
      if (byte === undefined) return Number.NaN
      value += (byte % 128) * weight
      if (byte < 128) return value % 2 === 1 ? -(value + 1) / 2 : value / 2
      weight *= 128
    }
    return Number.NaN
  }

  isAtEnd(): boolean {
    return this.#at === this.#bytes.length
  }
}
