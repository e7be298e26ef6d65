import '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set on links from a list to a screen: going back leads to the list as it was. */
    fromList?: true;
    /** Which page of that list the record on display stands on, once somebody has gone from record to record. */
    listPage?: number;
  }
}
