/** The toast of a payment that went through (SPEC §8), and of a card that was only saved. */
export const paidToast = { title: 'Payment Successful', description: 'Thank you for your purchase!' } as const
export const savedToast = { title: 'Card saved', description: 'Nothing was charged today.' } as const
