import { Link } from "react-router-dom";

interface ReportLinkProps {
  readonly raceID: string | undefined;
  readonly isSettled: boolean;
}

/** A link from a disqualified race to its report, once there is one. */
export function ReportLink({ raceID, isSettled }: ReportLinkProps) {
  return isSettled && raceID !== undefined ? <Link to={`/fair-play/${raceID}`}>See the report</Link> : null;
}
