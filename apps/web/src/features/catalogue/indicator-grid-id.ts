/** The element id of the list of cards. */
export const indicatorGridId = 'indicator-cards'
