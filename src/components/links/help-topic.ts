/** The headings of docs/administrators.md that screens link to; a test compares them. */
export type HelpTopic =
  | 'Cancel a booking'
  | 'Change many records at once'
  | 'Close the gaps of a listing'
  | 'Create or change records by a spreadsheet'
  | 'Decide requests'
  | 'Edit a list as a sheet'
  | 'Give people access'
  | 'Keep a view of a list'
  | 'Look after all departures'
  | 'Look after bookings'
  | 'Mend texts for search engines'
  | 'Plan its departures'
  | 'See what to do next'
  | 'Set up a new shop'
  | 'Undo, come back, and work at the same time';
