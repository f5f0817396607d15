/**
 * What we use of the router, and nothing else: a remote that imports it from
 * here shares the shell's, and the rest of the package stays out of the page.
 */
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
  type RouteObject,
} from "react-router-dom";
