import { ArrowLeft } from "lucide-react";
import { Link } from "react-router-dom";

import layout from "./layout.module.css";

/** Back to the list. */
export const AllClasses = () => (
  <p>
    <Link to="/" className={layout.back}>
      <ArrowLeft aria-hidden /> Your classes
    </Link>
  </p>
);
