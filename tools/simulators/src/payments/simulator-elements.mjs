// Replaces the payment provider's browser script, as far as the product uses it: the same names, arguments and answers,
// so that the product's pages run unmodified. Served as a classic script. What is entered goes to `/v1` of this address
// and nowhere else, and is reduced there to a brand and four digits. The block keeps its names local.
{
  const { openShadow } = window.simulatorLook
  const errors = {
    number: ['incomplete_number', 'Your card number is incomplete.'],
    expiry: ['incomplete_expiry', 'Your card’s expiration date is incomplete.'],
    past: ['invalid_expiry_year_past', 'Your card’s expiration date is in the past.'],
    code: ['incomplete_cvc', 'Your card’s security code is incomplete.'],
    zip: ['incomplete_zip', 'Your ZIP is incomplete.'],
  }
  const fields = [
    { name: 'number', label: 'Card number', autocomplete: 'cc-number', hint: '1234 1234 1234 1234', size: 'wide' },
    { name: 'expiry', label: 'Expiration date', autocomplete: 'cc-exp', hint: 'MM / YY', size: 'half' },
    { name: 'code', label: 'Security code', autocomplete: 'cc-csc', hint: 'CVC', size: 'half' },
    { name: 'zip', label: 'ZIP', autocomplete: 'postal-code', hint: '12345', size: 'wide' },
  ]
  const digits = (text) => text.replaceAll(/\D/g, '')
  const writers = {
    number: (text) =>
      digits(text)
        .slice(0, 16)
        .replaceAll(/(\d{4})(?=\d)/g, '$1 '),
    expiry: (text) => {
      const typed = digits(text).slice(0, 4)
      return typed.length < 3 ? typed : `${typed.slice(0, 2)} / ${typed.slice(2)}`
    },
    code: (text) => digits(text).slice(0, 4),
    zip: (text) => text.slice(0, 10),
  }

  const make = (name, attributes, ...children) => {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    element.append(...children)
    return element
  }

  class CardElement {
    constructor(options) {
      this.options = options
      this.listeners = new Map()
      this.inputs = {}
    }

    mount(place) {
      const host = typeof place === 'string' ? document.querySelector(place) : place
      // The page's own element may have been used before: a shadow root cannot be removed again.
      this.host = make('div', {})
      host.replaceChildren(this.host)
      const root = openShadow(this.host, this.options.appearance)
      const grid = make('div', { class: 'fields' }, ...fields.map((field) => this.makeField(field)))
      root.append(make('p', { class: 'note' }, 'Test card: 4242 4242 4242 4242, any later date, any code.'), grid)
      queueMicrotask(() => this.notify('ready', { elementType: 'payment' }))
    }

    makeField({ name, label, autocomplete, hint, size }) {
      const error = make('p', { class: 'error', id: `${name}-error` })
      const input = make('input', {
        id: name,
        autocomplete,
        placeholder: hint,
        inputmode: name === 'zip' ? 'text' : 'numeric',
        'aria-describedby': `${name}-error`,
      })
      input.addEventListener('input', () => {
        input.value = writers[name](input.value)
        this.show(name, undefined)
        this.notify('change', this.state())
      })
      input.addEventListener('keydown', (event) => {
        if (event.key === 'Enter') this.host.closest('form')?.requestSubmit()
      })
      this.inputs[name] = { input, error }
      return make('div', { class: size }, make('label', { for: name }, label), input, error)
    }

    state() {
      const typed = Object.values(this.inputs).map(({ input }) => input.value)
      return {
        elementType: 'payment',
        complete: this.problem() === null,
        empty: typed.every((text) => text === ''),
        collapsed: false,
        value: { type: 'card' },
      }
    }

    problem() {
      const typed = (name) => this.inputs[name].input.value
      if (digits(typed('number')).length < 15) return 'number'
      const [month = '', year = ''] = typed('expiry').split(' / ')
      if (!/^(?:0[1-9]|1[0-2])$/.test(month) || year.length !== 2) return 'expiry'
      if (new Date(2000 + Number(year), Number(month), 1) <= new Date()) return 'past'
      if (typed('code').length < 3) return 'code'
      return typed('zip').trim().length < 3 ? 'zip' : null
    }

    show(name, message) {
      const { input, error } = this.inputs[name]
      error.textContent = message ?? ''
      if (message === undefined) input.removeAttribute('aria-invalid')
      else input.setAttribute('aria-invalid', 'true')
    }

    check() {
      const problem = this.problem()
      if (problem === null) return undefined
      const [code, message] = errors[problem]
      const place = problem === 'past' ? 'expiry' : problem
      this.show(place, message)
      this.inputs[place].input.focus()
      return { type: 'validation_error', code, message }
    }

    card() {
      const typed = (name) => this.inputs[name].input.value
      const [month = '', year = ''] = typed('expiry').split(' / ')
      return { number: digits(typed('number')), exp_month: month, exp_year: year, cvc: typed('code') }
    }

    on(name, listener) {
      this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener])
      return this
    }

    off(name, listener) {
      this.listeners.set(
        name,
        (this.listeners.get(name) ?? []).filter((each) => each !== listener),
      )
      return this
    }

    notify(name, event) {
      for (const listener of this.listeners.get(name) ?? []) listener(event)
    }

    restyle(appearance) {
      this.options = { ...this.options, appearance }
      if (this.host !== undefined) openShadow(this.host, appearance)
    }

    focus() {
      this.inputs.number?.input.focus()
    }

    update() {}
    collapse() {}

    unmount() {
      this.host?.remove()
    }

    destroy() {
      this.unmount()
    }
  }

  class CardElements {
    constructor(options) {
      this.options = options
      this.element = null
    }

    create(type) {
      if (type !== 'payment') throw new Error(`The simulator has no element of the type ${type}.`)
      this.element = new CardElement(this.options)
      return this.element
    }

    getElement(type) {
      return type === 'payment' ? this.element : null
    }

    update(options) {
      this.options = { ...this.options, ...options }
      if (options.appearance !== undefined) this.element?.restyle(options.appearance)
    }

    async fetchUpdates() {
      return {}
    }

    async submit() {
      const error = this.element?.check()
      return error === undefined ? { selectedPaymentMethod: 'card' } : { error }
    }
  }

  const call = async (key, path, values) => {
    try {
      const answer = await fetch(`/v1/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(values).toString(),
      })
      return await answer.json()
    } catch {
      const message = 'We are experiencing issues connecting to our payments provider. Please try again.'
      return { error: { type: 'api_connection_error', message } }
    }
  }

  /** The bank's question, with both answers. */
  const askBank = (appearance) => {
    const host = make('div', {})
    document.body.append(host)
    const accept = make('button', { type: 'button' }, 'Complete authentication')
    const refuse = make('button', { type: 'button' }, 'Fail authentication')
    const dialog = make(
      'dialog',
      { 'aria-labelledby': 'bank-title' },
      make('h2', { id: 'bank-title' }, 'Your bank asks: is it you?'),
      make('p', {}, 'Test mode: no card is charged. Choose what the bank is told.'),
      make('div', { class: 'buttons' }, accept, refuse),
    )
    openShadow(host, appearance).append(dialog)
    return new Promise((resolve) => {
      const answer = (outcome) => {
        host.remove()
        resolve(outcome)
      }
      accept.addEventListener('click', () => answer('accept'))
      refuse.addEventListener('click', () => answer('refuse'))
      dialog.addEventListener('cancel', () => answer('refuse'))
      dialog.showModal()
    })
  }

  const confirm = async (key, kind, { elements, clientSecret, confirmParams, redirect }) => {
    const secret = clientSecret ?? elements.options.clientSecret
    const id = secret.split('_secret_')[0]
    const path = `${kind === 'payment' ? 'payment_intents' : 'setup_intents'}/${id}`
    const problem = elements.element.check()
    if (problem !== undefined) return { error: problem }
    const card = Object.entries(elements.element.card()).map(([name, value]) => [
      `payment_method_data[card][${name}]`,
      value,
    ])
    let intent = await call(key, `${path}/confirm`, [
      ['client_secret', secret],
      ['payment_method_data[type]', 'card'],
      ...card,
    ])
    if (intent.status === 'requires_action') {
      const outcome = await askBank(elements.options.appearance)
      intent = await call(key, `${path}/authenticate`, [
        ['client_secret', secret],
        ['outcome', outcome],
      ])
    }
    if (intent.error !== undefined) return { error: intent.error }
    if (redirect === 'if_required') return kind === 'payment' ? { paymentIntent: intent } : { setupIntent: intent }
    const target = new URL(confirmParams.return_url)
    target.searchParams.set(`${kind}_intent`, id)
    target.searchParams.set(`${kind}_intent_client_secret`, secret)
    target.searchParams.set('redirect_status', 'succeeded')
    window.location.assign(target)
    return new Promise(() => undefined)
  }

  const unknown = () => Promise.reject(new Error('The simulator does not know this call.'))

  const Stripe = (key) => {
    return {
      elements: (options = {}) => new CardElements(options),
      createToken: unknown,
      createPaymentMethod: unknown,
      confirmCardPayment: unknown,
      confirmPayment: (options) => confirm(key, 'payment', options),
      confirmSetup: (options) => confirm(key, 'setup', options),
      _registerWrapper: () => undefined,
      registerAppInfo: () => undefined,
    }
  }
  Stripe.version = 'endive'
  window.Stripe = Stripe
}
