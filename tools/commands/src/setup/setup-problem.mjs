/** A reason to stop the set-up: `message` is one line for the person, `detail` what the program under it said. */
export class SetupProblem extends Error {
  name = 'SetupProblem'

  /**
   * @param {string} message
   * @param {string} [detail]
   */
  constructor(message, detail = '') {
    super(message)
    this.detail = detail
  }
}
